import type { Companion } from '../../../shared/contract/content/pages.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { PictureView } from '../picture/PictureView.tsx'
import { Lines } from '../Lines.tsx'

/** Organisations that the trust works with: one answer for all who ask. */
export const useCollaborators = () =>
  useContent(['collaborators'], async (api) =>
    (await import('../../../shared/contract/content/pages.ts')).collaborators(api),
  )

interface CompanionsProps {
  companions: readonly Companion[]
  /** How to write the year in which it began. */
  since(year: number): string
}

/** Organisations that work with the trust or support it, as in a register: name, what they do, since when, logo. */
export const Companions = ({ companions, since }: CompanionsProps) => (
  <Lines
    entries={companions.map(({ id, name, text: words, logo, since: year }) => [
      <h3 key={id}>{name}</h3>,
      <div key={id} className="flow-marked">
        <p>{words}</p>
        {year && <p className="text-small">{since(year)}</p>}
        {logo && <PictureView picture={logo} sizes="56px" />}
      </div>,
    ])}
  />
)
