export const en = { title: 'Internship programme', text: 'Six months beside people who know their trade.' }
