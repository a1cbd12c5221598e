export const en = { title: 'Ashayein', text: 'A room with eight machines, and a trade to go home with.' }
