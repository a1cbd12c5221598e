/** What a person who works for the trust may do. Each role includes the ones before it. */
import * as z from 'zod/mini'

/** `reader` sees, `accountant` also exports, `administrator` also manages. */
export const staffRoles = ['reader', 'accountant', 'administrator'] as const
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** Whether a role includes another. Null, no member of staff, includes none. */
export const hasRole = (role: StaffRole | null, least: StaffRole): boolean =>
  role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least)
