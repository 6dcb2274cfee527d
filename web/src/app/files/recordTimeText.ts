/** Sentences about a record's time data: time control, players who left, early end and duration. */
import { t } from "../../i18n/words.svelte";
import { durationText, paceText } from "../../match/clock/timeText";
import type { RecordFile } from "./recordFile";

export function recordTimeText({ time, names }: RecordFile): string[] {
  if (time === null) return [];
  const nameOf = (seat: number): string => names[seat] || t("create-seat", { seat: seat + 1 });
  const { pace, departures, lost, ended, lasted } = time;
  return [
    ...(pace ? [paceText(pace)] : []),
    ...departures.map(({ seat, why }) => t(`clock-record-${why}`, { player: nameOf(seat) })),
    ...(ended ? [t(`clock-ended-${ended.kind}`)] : []),
    ...(ended && ended.winner !== null ? [t("clock-ended-winner", { player: nameOf(ended.winner) })] : []),
    ...(ended ? [] : lost.map((seat) => t("clock-lost-last", { player: nameOf(seat) }))),
    ...(lasted === null ? [] : [t("clock-record-lasted", { time: durationText(lasted) })]),
  ];
}
