export const en = { title: 'Swargashram', text: 'The house by the river: its day, its rules, and how to come.' }
