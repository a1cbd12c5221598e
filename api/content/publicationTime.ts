interface Span {
  from: Date
  /** The first instant after the span. */
  until: Date
}

const two = (value: number) => String(value).padStart(2, '0')

/** Midnight in India, which has had one time zone without daylight saving since long before the first post. */
const firstOf = (year: number, month: number) => new Date(`${year}-${two(month)}-01T00:00:00+05:30`)

/** A month in India; `month` 1 to 12. */
export function monthInIndia(year: number, month: number): Span {
  return { from: firstOf(year, month), until: month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1) }
}

/** A calendar year in India. */
export function yearInIndia(year: number): Span {
  return { from: firstOf(year, 1), until: firstOf(year + 1, 1) }
}
