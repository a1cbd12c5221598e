import type { VolunteerRole } from '../../../../shared/contract/content/projectPage.ts'
import { useServices } from '../../../app/services.ts'
import { EnquiryForm } from '../../../forms/near/EnquiryForm.tsx'
import { volunteerFields } from './volunteerFields.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface VolunteerFormProps {
  projectId: number
  roles: readonly VolunteerRole[]
}

/** Checks and sends an offer to help; filled in with the signed-in person's data. */
export const VolunteerForm = ({ projectId, roles }: VolunteerFormProps) => {
  const texts = useTexts('projects').moreWays
  const { api } = useServices()
  return (
    <EnquiryForm
      schema={async () => (await import('./volunteerSchema.ts')).volunteerSchema(projectId)}
      fields={volunteerFields(texts, roles)}
      start={{ role_id: roles.length === 1 ? String(roles[0]?.id) : '' }}
      texts={texts}
      submit={texts.offer}
      draft={`volunteer:${projectId}`}
      send={async (offer) => (await import('../../../../shared/api/projects.ts')).becomeVolunteer(api, offer)}
    />
  )
}
