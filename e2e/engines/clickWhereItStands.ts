import { until } from './until.ts'

interface Point {
  x: number
  y: number
}

/**
 * Clicks an element as a person does: after it stops moving and nothing covers it.
 *
 * @param look returns the point to click, or null if there is none (inPage.ts)
 */
export async function clickWhereItStands(
  selector: string,
  look: () => Promise<Point | null>,
  press: (x: number, y: number) => Promise<void>,
): Promise<void> {
  let last: Point | null = null
  // Requires the same place three times, because late content above may move it between two looks.
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
