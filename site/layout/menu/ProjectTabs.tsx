import { Tabs } from '@base-ui/react/tabs'
import { type PointerEvent, type UIEvent, useRef, useState } from 'react'
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

/** So many titles are drawn at first, and so many more each time the reader comes near the end of those. */
const step = 40
/** How near to the end of the list, in px. */
const nearPx = 200

/** Titles on the left, and for each a tab with picture, plain text (specification, decision 20) and the way to its page. */
export const ProjectTabs = ({ projects, onLeave }: ProjectTabsProps) => {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  const here = projects.find(({ id }) => href.project(id) === pathname)
  const [chosen, setChosen] = useState(here?.id ?? projects[0]?.id)
  const [shown, setShown] = useState(step)
  const more = () => setShown((before) => (before < projects.length ? before + step : before))
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < nearPx) more()
  }
  // The project of the page itself is always there.
  const drawn = projects.filter((project, index) => index < shown || project === here)
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
      onValueChange={(id: number) => {
        setChosen(id)
        // By the keyboard, too, the list goes on.
        if (id === drawn.at(-1)?.id) more()
      }}
    >
      <Tabs.List className={styles.list} aria-label={nav.projects} activateOnFocus onScroll={scroll}>
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
      {drawn
        .filter(({ id }) => id === chosen)
        .map(({ id, title, description, banner_image }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            <img src={banner_image} alt="" width={560} height={315} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.name}>{title}</p>
              <p className={styles.text}>{plainText(description)}</p>
              <LinkButton
                to={href.project(id)}
                look="primary"
                aria-label={nav.discoverProject(title)}
                onClick={onLeave}
              >
                {nav.discover}
              </LinkButton>
            </div>
          </Tabs.Panel>
        ))}
    </Tabs.Root>
  )
}
