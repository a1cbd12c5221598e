/** English around the notice about personal data. */
export const en = {
  more: 'Why we keep it, for how long, and your rights',
  withdraw: 'Withdraw your consent',
  complain: 'Complain',
  whole: 'Read the privacy policy',
}

export type NoticeTexts = typeof en
