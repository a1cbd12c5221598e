import type { Companion } from '../../../shared/contract/content/voices.ts'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import { Entry } from '../../parts/Entry.tsx'
import entry from '../../parts/Entry.module.css'

interface CompanionsProps {
  companions: readonly Companion[]
  /** How to write the year in which it began. */
  since(year: number): string
}

/** Organisations that work with the trust or support it: logo, name, what they do, since when. */
export const Companions = ({ companions, since }: CompanionsProps) => (
  <ul className={entry.grid}>
    {companions.map(({ id, name, text, logo, since: year }) => (
      <li key={id} className={logo && entry.marked}>
        <Entry picture={logo && <PictureView picture={logo} sizes="64px" />} title={name}>
          <p>{text}</p>
          {year && <p>{since(year)}</p>}
        </Entry>
      </li>
    ))}
  </ul>
)
