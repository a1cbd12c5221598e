import { Tabs } from '@base-ui/react/tabs'
import { type PointerEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Project } from '../../../shared/contract/project.ts'
import { href } from '../../app/paths.ts'
import { useTexts } from '../../app/texts.ts'
import { plainText } from '../../pages/donate/plainText.ts'
import { LinkButton } from '../Button.tsx'
import styles from './ProjectsMenu.module.css'

interface ProjectTabsProps {
  projects: readonly Project[]
  /** A way out of the menu was taken. */
  onLeave(): void
}

/** A pointer on its way to the picture crosses other titles: only one that rests chooses, in ms. */
const restMs = 90

/** Titles on the left, and for each a tab with picture, plain text (brief, decision 20) and the way to its page. */
export const ProjectTabs = ({ projects, onLeave }: ProjectTabsProps) => {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  const here = projects.find(({ id }) => href.project(id) === pathname)
  const [chosen, setChosen] = useState(here?.id ?? projects[0]?.id)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = (event: PointerEvent, id: number) => {
    clearTimeout(rest.current)
    if (event.pointerType === 'mouse') rest.current = setTimeout(() => setChosen(id), restMs)
  }
  return (
    <Tabs.Root
      className={styles.tabs}
      orientation="vertical"
      value={chosen ?? null}
      onValueChange={(id: number) => setChosen(id)}
    >
      <Tabs.List className={styles.list} aria-label={nav.projects} activateOnFocus>
        {projects.map(({ id, title }) => (
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
      {projects.map(({ id, title, description, banner_image }) => (
        <Tabs.Panel key={id} value={id} className={styles.panel}>
          <img src={banner_image} alt="" width={560} height={315} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name}>{title}</p>
            <p className={styles.text}>{plainText(description)}</p>
            <LinkButton to={href.project(id)} look="primary" aria-label={nav.discoverProject(title)} onClick={onLeave}>
              {nav.discover}
            </LinkButton>
          </div>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
