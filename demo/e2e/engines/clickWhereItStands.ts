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
  await until(`${selector}, still and uncovered`, async () => {
    const point = await look()
    const still = point !== null && point.x === last?.x && point.y === last.y
    last = point
    if (still) await press(point.x, point.y)
    return still
  })
}
