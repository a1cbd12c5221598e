/** The share of the goal in whole percent, rounded down so that 100 means all of it; null if there is no goal. */
export const percentOf = ({ raised, goal }: { raised: number; goal: number | null }): number | null =>
  goal ? Math.floor((raised / goal) * 100) : null
