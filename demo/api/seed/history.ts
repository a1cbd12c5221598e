/** What the demo's account `asha@example.org` has behind it, so that every list of a donor is full. Invented, like the person. */

export interface HistoryGift {
  /** Before the day of seeding. */
  daysAgo: number
  projectId: number
  purposeId: number
  /** Whole rupees; of an item gift, what its items come to. */
  amount: number
  /** How many base amounts, for a project of fixed amounts. */
  quantity?: number
  items?: readonly { slug: string; qty: number }[]
  /** Why it failed; absent for a paid one. */
  failed?: string
  /** Begun on the page of a partner (seed/partners.ts), in one of its campaigns. */
  from?: { origin: string; source: string; campaign: string }
}

/** Oldest first; more than two years, and so at least three Indian financial years. */
export const historyGifts: readonly HistoryGift[] = [
  { daysAgo: 842, projectId: 1, purposeId: 11, amount: 600, items: [{ slug: 'item-meals-family', qty: 2 }] },
  { daysAgo: 771, projectId: 7, purposeId: 72, amount: 2500, quantity: 1 },
  { daysAgo: 690, projectId: 4, purposeId: 41, amount: 1000 },
  { daysAgo: 633, projectId: 1, purposeId: 12, amount: 9500, items: [{ slug: 'item-feast', qty: 1 }] },
  { daysAgo: 575, projectId: 5, purposeId: 51, amount: 501 },
  { daysAgo: 489, projectId: 6, purposeId: 61, amount: 11_000, quantity: 1 },
  { daysAgo: 402, projectId: 8, purposeId: 81, amount: 2100 },
  { daysAgo: 377, projectId: 1, purposeId: 13, amount: 2500, items: [{ slug: 'item-rice', qty: 2 }] },
  { daysAgo: 298, projectId: 4, purposeId: 42, amount: 1500, failed: 'Bank was unable to authenticate' },
  { daysAgo: 298, projectId: 4, purposeId: 42, amount: 1500 },
  {
    daysAgo: 204,
    projectId: 7,
    purposeId: 71,
    amount: 5000,
    quantity: 2,
    from: { origin: 'https://slowloom.example', source: 'label', campaign: 'a-tree-per-shawl' },
  },
  { daysAgo: 132, projectId: 9, purposeId: 91, amount: 15_000, quantity: 1 },
  {
    daysAgo: 76,
    projectId: 1,
    purposeId: 11,
    amount: 1250,
    items: [{ slug: 'item-rice', qty: 1 }],
    from: { origin: 'https://slowloom.example', source: 'newsletter', campaign: 'monsoon' },
  },
  {
    daysAgo: 41,
    projectId: 5,
    purposeId: 52,
    amount: 1100,
    from: { origin: 'https://hillside-school.example', source: 'parents-letter', campaign: 'deep-utsav' },
  },
  {
    daysAgo: 12,
    projectId: 1,
    purposeId: 14,
    amount: 1610,
    items: [
      { slug: 'item-rice', qty: 1 },
      { slug: 'item-meal', qty: 6 },
    ],
  },
]

export const historyPerson = {
  email: 'asha@example.org',
  memberForDays: 850,
  address_line: '12 Ghat Road, above the tea shop',
  address_city: 'Devkinara',
  address_state: 'Uttarakhand',
  address_pin: '900001',
  pan: 'AAAPR0000Q',
  birthday: '1984-08-14',
} as const

/** `inDays`: when the day returns, counted from the day of seeding; `yearsAgo`: how often it has. */
export const historyDates = [
  { occasionId: 1, name: 'Savitri Rawat', inDays: 5, yearsAgo: 68, projectId: 1 },
  { occasionId: 2, name: 'Asha & Mohan', inDays: 39, yearsAgo: 14, projectId: null },
  { occasionId: 3, name: 'Bhagat Singh Rawat', inDays: 118, yearsAgo: 6, projectId: 4 },
  { occasionId: 1, name: 'Tulsi', inDays: 230, yearsAgo: 10, projectId: 3 },
] as const

/** A monthly reminder that has come a few times already. */
export const historyPledge = { projectId: 1, amount: 1250, day: 5, sinceDays: 70 } as const
