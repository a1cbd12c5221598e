export const en = { title: 'Internship programme', text: 'Six months of learning a job beside experienced people.' }
