import { useState } from 'react'
import * as z from 'zod/mini'
import { becomeVolunteer } from '../../../../shared/api/projects.ts'
import {
  type BecomeVolunteerRequest,
  becomeVolunteerRequestSchema,
  type VolunteerRole,
} from '../../../../shared/contract/projectPage.ts'
import { useServices } from '../../../app/services.ts'
import { useSession } from '../../../app/useSession.ts'
import { draftKeeper } from '../../../forms/drafts.ts'
import { LiveForm } from '../../../forms/near/LiveForm.tsx'
import { Thanks } from '../../../forms/near/Thanks.tsx'
import type { Typed } from '../../../forms/near/typed.ts'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
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

/** The contract's schema, over what the fields hold: a choice is a text there. */
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

/** Checks and sends an offer to help; prefilled from the signed-in person. */
export const VolunteerForm = ({ projectId, roles, typed }: VolunteerFormProps) => {
  const texts = moreWaysTexts.use()
  const { api } = useServices()
  const { user } = useSession()
  const [schema] = useState(() => schemaFor(projectId))
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const state = useSchemaForm({
    schema,
    start: {
      role_id: roles.length === 1 ? String(roles[0]?.id) : '',
      name: user?.fullName ?? '',
      email: user?.email ?? '',
      phone: user?.contactNo ?? '',
      from: '',
      message: '',
    },
    labels: {
      role_id: texts.role,
      name: texts.name,
      email: texts.email,
      phone: texts.phone,
      from: texts.from,
      message: texts.message,
    },
    problems: texts.problems,
    draft: draftKeeper(user?.id ?? 0, `volunteer:${projectId}`),
    send: async (offer) => {
      const { reference } = await becomeVolunteer(api, offer)
      setSent({ reference, email: offer.email })
    },
  })
  if (sent)
    return (
      <Thanks
        title={texts.thanks}
        text={texts.thanksText(sent.email)}
        label={texts.reference}
        reference={sent.reference}
      />
    )
  return <LiveForm state={state} fields={volunteerFields(texts, roles)} submit={texts.offer} typed={typed} />
}
