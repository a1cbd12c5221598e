export const en = { title: 'Ashayein', text: 'A sewing centre where women learn tailoring and earn their own money.' }
