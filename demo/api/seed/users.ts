/** The demo accounts of the brief; nobody real. */
export const demoPassword = 'Namaste#2025'

export const demoUsers = [
  { email: 'asha@example.org', fullName: 'Asha Rawat', contactNo: '+91 90000 00011' },
  { email: 'ravi@example.org', fullName: 'Ravi Negi', contactNo: '+91 90000 00012' },
] as const
