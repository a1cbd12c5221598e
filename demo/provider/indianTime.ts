/** The provider's clock: every date it shows or asks for is an Indian date. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-15 01:30:00` in India for an instant in milliseconds. */
export const indianStamp = (atMs: number): string => parts.format(atMs).replace(', ', ' ')

/** `2026-11-15`: the Indian day of an instant in milliseconds. */
export const indianDay = (atMs: number): string => indianStamp(atMs).slice(0, 10)
