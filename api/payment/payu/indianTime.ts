/** Reads the provider's time stamps, `yyyy-MM-dd HH:mm:ss` in Indian time; null if it is none. */
export function readIndianTime(stamp: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(stamp) ?? []
  const moment = new Date(`${day}T${time}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
