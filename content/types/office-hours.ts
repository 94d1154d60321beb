/** The words in the chart of the office hours. */
export interface OfficeHoursWords {
  cities: Record<"london" | "cairo" | "riyadh" | "dubai", string>;
  /** The zone of the chart's axis. */
  zone: string;
  /** Marks a city that has summer time. */
  summer: string;
}
