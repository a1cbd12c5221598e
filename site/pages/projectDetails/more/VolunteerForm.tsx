import { useState } from 'react'
import * as z from 'zod/mini'
import { becomeVolunteer } from '../../../../shared/api/projects.ts'
import {
  type BecomeVolunteerRequest,
  becomeVolunteerRequestSchema,
  type VolunteerRole,
} from '../../../../shared/contract/content/projectPage.ts'
import { useServices } from '../../../app/services.ts'
import { useSession } from '../../../app/session/useSession.ts'
import { EnquiryForm } from '../../../forms/near/EnquiryForm.tsx'
import type { Typed } from '../../../forms/near/typed.ts'
import { moreWaysTexts } from './texts.ts'
import { volunteerFields } from './volunteerFields.ts'

interface Fields {
  role_id: string
  name: string
  email: string
  phone: string
  from: string
  message: string
}

/** The contract's schema, applied to the fields' values: a choice is a text there. */
const schemaFor = (projectId: number) =>
  z.pipe(
    z.transform(
      (fields: Fields): BecomeVolunteerRequest => ({
        ...fields,
        project_id: projectId,
        role_id: Number(fields.role_id),
      }),
    ),
    becomeVolunteerRequestSchema,
  )

interface VolunteerFormProps {
  projectId: number
  roles: readonly VolunteerRole[]
  typed: Typed
}

/** Checks and sends an offer to help; filled in with the signed-in person's data. */
export const VolunteerForm = ({ projectId, roles, typed }: VolunteerFormProps) => {
  const texts = moreWaysTexts.use()
  const { api } = useServices()
  const { user } = useSession()
  const [schema] = useState(() => schemaFor(projectId))
  return (
    <EnquiryForm
      typed={typed}
      schema={schema}
      start={{
        role_id: roles.length === 1 ? String(roles[0]?.id) : '',
        name: user?.fullName ?? '',
        email: user?.email ?? '',
        phone: user?.contactNo ?? '',
        from: '',
        message: '',
      }}
      fields={volunteerFields(texts, roles)}
      texts={texts}
      submit={texts.offer}
      draft={`volunteer:${projectId}`}
      send={(offer) => becomeVolunteer(api, offer)}
    />
  )
}
