import "./timeline.css";
import type { PageProps } from "../data.server.ts";
import { Timeline } from "./timeline.tsx";

export default function CustomerJourney({ data }: PageProps<"customer-journey">) {
  return <Timeline words={data.words} />;
}
