import { useContent } from '../../framework/firstLoad/useContent.ts'
import { Section } from '../Section.tsx'
import { OptionalBlock } from './OptionalBlock.tsx'
import { Companions } from './Companions.tsx'

interface CollaboratorsProps {
  title: string
  since(year: number): string
}

/** Organisations that the trust works with: one answer for all who ask. */
export const useCollaborators = () =>
  useContent(['collaborators'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).collaborators(api),
  )

/** The same as a section, with what they do. */
export const Collaborators = ({ title, since }: CollaboratorsProps) => (
  <OptionalBlock query={useCollaborators()}>
    {(companions) => (
      <Section sideHeading id="collaborators" title={title}>
        <Companions companions={companions} since={since} />
      </Section>
    )}
  </OptionalBlock>
)
