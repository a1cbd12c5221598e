import { createContext, use } from 'react'
import { hasRole, type StaffRole } from '../../../../shared/contract/people/account.ts'

/** The role of the person at the desk; the frame sets it. */
export const RoleContext = createContext<StaffRole | null>(null)

/** Whether the person may do what needs this role: a page shows no button that the API would refuse. */
export const useMay = (least: StaffRole): boolean => hasRole(use(RoleContext), least)
