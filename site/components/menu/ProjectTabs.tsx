import { Tabs } from '@base-ui/react/tabs'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Project } from '../../../shared/contract/project.ts'
import { href } from '../../app/paths.ts'
import { plainText } from '../../pages/donate/plainText.ts'
import { LinkButton } from '../Button.tsx'
import styles from './ProjectsMenu.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface ProjectTabsProps {
  projects: readonly Project[]
  /** The project whose page is shown: selected at first, and always listed. */
  here: Project | undefined
  /** Above the titles. */
  search: ReactNode
  /** A link of the menu was followed. */
  onLeave(): void
}

/** A pointer on its way to the picture crosses other titles: only a resting pointer selects, in ms. */
const restMs = 90

/** Titles on the left, and for each a tab with picture, plain text (specification, decision 20) and a link to its page. */
export const ProjectTabs = ({ projects, here, search, onLeave }: ProjectTabsProps) => {
  const { nav } = useTexts('common')
  const [chosen, setChosen] = useState<number>()
  const drawn = here && !projects.some(({ id }) => id === here.id) ? [...projects, here] : projects
  const wanted = chosen ?? here?.id
  const shown = drawn.find(({ id }) => id === wanted) ?? drawn[0]
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = (event: PointerEvent, id: number) => {
    clearTimeout(rest.current)
    if (event.pointerType === 'mouse') rest.current = setTimeout(() => setChosen(id), restMs)
  }
  return (
    <Tabs.Root className={styles.tabs} orientation="vertical" value={shown?.id ?? null} onValueChange={setChosen}>
      <div className={styles.titles}>
        {search}
        <Tabs.List className={styles.list} aria-label={nav.projects} activateOnFocus>
          {drawn.map(({ id, title }) => (
            <Tabs.Tab
              key={id}
              value={id}
              className={styles.tab}
              onPointerEnter={(event) => enter(event, id)}
              onPointerLeave={() => clearTimeout(rest.current)}
            >
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {shown && (
        <Tabs.Panel key={shown.id} value={shown.id} className={styles.panel}>
          <img src={shown.banner_image} alt="" width={560} height={315} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name}>{shown.title}</p>
            <p className={styles.text}>{plainText(shown.description)}</p>
            <LinkButton
              to={href.project(shown.id)}
              look="primary"
              aria-label={nav.discoverProject(shown.title)}
              onClick={onLeave}
            >
              {nav.discover}
            </LinkButton>
          </div>
        </Tabs.Panel>
      )}
    </Tabs.Root>
  )
}
