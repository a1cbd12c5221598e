import { useContent } from '../../app/firstLoad/useContent.ts'
import { Section } from '../../layout/Section.tsx'
import { OptionalBlock } from '../OptionalBlock.tsx'
import { Companions } from './Companions.tsx'

interface CollaboratorsProps {
  title: string
  since(year: number): string
}

/** Organisations that the trust works with. */
export const Collaborators = ({ title, since }: CollaboratorsProps) => (
  <OptionalBlock
    query={useContent(['collaborators'], async (api) =>
      (await import('../../../shared/api/content.ts')).collaborators(api),
    )}
  >
    {(companions) => (
      <Section beside title={title}>
        <Companions companions={companions} since={since} />
      </Section>
    )}
  </OptionalBlock>
)
