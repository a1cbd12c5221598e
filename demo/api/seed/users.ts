import type { NewUser } from '../accounts/users.ts'

/** The demo accounts of the brief, and one of the trust's own staff; nobody real. */
export const demoPassword = 'Namaste#2025'

export const demoUsers = [
  { email: 'asha@example.org', fullName: 'Asha Rawat', contactNo: '+91 90000 00011' },
  { email: 'ravi@example.org', fullName: 'Ravi Negi', contactNo: '+91 90000 00012' },
  { email: 'accounts@example.org', fullName: 'Kamala Bisht', contactNo: '+91 90000 00013', isStaff: true },
] satisfies readonly Omit<NewUser, 'passwordHash'>[]
