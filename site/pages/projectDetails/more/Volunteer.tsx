import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ProjectDetail } from '../../../../shared/contract/content/projectPage.ts'
import { Section } from '../../../layout/Section.tsx'
import { VolunteerForm } from './VolunteerForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

const anchor = 'volunteer'

/** Volunteering: what is needed, and the form to offer it. */
export const Volunteer = ({ project: { id, volunteer } }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').moreWays
  const { hash } = useLocation()
  // A link of another page may open this before it has loaded; the browser follows a typed address.
  const cameByLink = useNavigationType() === 'PUSH' && hash === `#${anchor}`
  useEffect(() => {
    if (cameByLink) document.getElementById(anchor)?.scrollIntoView()
  }, [cameByLink])
  if (volunteer.length === 0) return null
  return (
    <Section beside id={anchor} tone="quiet" title={texts.hands} lead={texts.handsLead}>
      <VolunteerForm projectId={id} roles={volunteer} />
    </Section>
  )
}
