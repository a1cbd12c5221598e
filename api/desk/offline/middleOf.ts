/** Noon of the day in India; for today not later than now. */
export function middleOf(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00:00+05:30`)
  return noon > now ? now : noon
}
