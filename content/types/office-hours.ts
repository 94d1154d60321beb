/** The words in the chart of the office hours. */
export interface OfficeHoursWords {
  /** The zone of the chart's axis. */
  zone: string;
  /** Marks a city that has summer time. */
  summer: string;
}
