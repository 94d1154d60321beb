/** The words about the office hours, in their chart and for it. */
export interface OfficeHoursWords {
  /** The zone of the chart's axis. */
  zone: string;
  /** Follows the names of the cities that have summer time. */
  summer: string;
  /** The chart in a sentence. */
  sentence: string;
}
