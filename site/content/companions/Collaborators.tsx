import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../OptionalBlock.tsx'
import { Split } from '../Split.tsx'
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
    isEmpty={({ length }) => length === 0}
  >
    {(companions) => (
      <Split title={title}>
        <Companions companions={companions} since={since} />
      </Split>
    )}
  </OptionalBlock>
)
