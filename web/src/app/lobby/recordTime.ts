/** Sentences about a record's time data: time control, players who left, early end and duration. */
import { t } from "../../i18n/words.svelte";
import { duration, paceTold } from "../../match/clock/told";
import type { RecordFile } from "./recordFile";

export function timeTold({ time, names }: RecordFile): string[] {
  if (time === null) return [];
  const called = (seat: number): string => names[seat] || t("create-seat", { seat: seat + 1 });
  const { pace, departures, lost, ended, lasted } = time;
  return [
    ...(pace ? [paceTold(pace)] : []),
    ...departures.map(({ seat, why }) => t(`clock-record-${why}`, { player: called(seat) })),
    ...(ended ? [t(`clock-ended-${ended.kind}`)] : []),
    ...(ended && ended.winner !== null ? [t("clock-ended-winner", { player: called(ended.winner) })] : []),
    ...(ended ? [] : lost.map((seat) => t("clock-lost-last", { player: called(seat) }))),
    ...(lasted === null ? [] : [t("clock-record-lasted", { time: duration(lasted) })]),
  ];
}
