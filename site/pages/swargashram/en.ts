export const en = { title: 'Swargashram', text: 'The ashram by the river: daily life, rules and how to get here.' }
