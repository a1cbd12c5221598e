import { until } from './until.ts'

interface Point {
  x: number
  y: number
}

/**
 * Presses an element as a hand would: once it stands still and nothing covers it.
 *
 * @param look answers where it can be pressed, null where it cannot (inPage.ts)
 */
export async function clickWhereItStands(
  selector: string,
  look: () => Promise<Point | null>,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  let last: Point | null = null
  // Seen three times in one place: what arrives late above it has moved it between the second look and the press.
  let looks = 0
  await until(`${selector}, still and uncovered`, async () => {
    const point = await look()
    looks = point !== null && point.x === last?.x && point.y === last.y ? looks + 1 : 1
    last = point
    if (point === null || looks < 3) return false
    await press(point.x, point.y)
    return true
  })
}
