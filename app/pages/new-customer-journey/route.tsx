import "./racetrack.css";
import type { PageProps } from "../data.server.ts";
import { Racetrack } from "./racetrack.tsx";

export default function NewCustomerJourney({ data }: PageProps<"new-customer-journey">) {
  return <Racetrack words={data.words} lap={data.lap} />;
}
