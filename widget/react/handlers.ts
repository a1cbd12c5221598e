import { useCallback, useEffect, useRef } from 'react'
import type { EventName, Events } from '../publicApi.ts'

/** Props of the components, by the event that each hears. */
const eventOf = {
  onReady: 'donate:ready',
  onOpen: 'donate:open',
  onProject: 'donate:project',
  onSubmit: 'donate:submit',
  onRecorded: 'donate:recorded',
  onHandover: 'donate:handover',
  onClose: 'donate:close',
  onLoginRequired: 'donate:login-required',
  onError: 'donate:error',
} as const satisfies Record<string, EventName>

type HandlerName = keyof typeof eventOf

export type DonateHandlers = {
  [H in HandlerName]?: ((detail: Events[(typeof eventOf)[H]]) => void) | undefined
}

// The constant has these keys.
export const handlerNames = Object.keys(eventOf) as HandlerName[]
export const eventNames: readonly EventName[] = Object.values(eventOf)

/** Listens to one event of the widget. */
export type Hear = (event: CustomEvent) => void

/** The handlers among the props, and the rest. */
export const splitHandlers = <P extends DonateHandlers>(props: P): [DonateHandlers, Omit<P, HandlerName>] => {
  const rest: Record<string, unknown> = { ...props }
  for (const name of handlerNames) delete rest[name]
  // The handlers have just been removed.
  return [props, rest as Omit<P, HandlerName>]
}

/** A stable function that calls the newest handlers. */
export const useHear = (handlers: DonateHandlers): Hear => {
  const newest = useRef(handlers)
  useEffect(() => {
    newest.current = handlers
  })
  return useCallback<Hear>(({ type, detail }) => {
    const name = handlerNames.find((one) => eventOf[one] === type)
    // An event's details belong to its handler, which TypeScript does not follow through two tables.
    const handler = name && (newest.current[name] as ((given: unknown) => void) | undefined)
    handler?.(detail)
  }, [])
}

/** Listens to several events of the widget. @returns a function that stops it */
export const listenTo = (names: readonly EventName[], listener: (event: Event) => void): (() => void) => {
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}

/** Listens to all events of the widget while the component is mounted. */
export const useEveryEvent = (hear: Hear): void => {
  // Every event of the widget is a `CustomEvent`.
  useEffect(() => listenTo(eventNames, hear as (event: Event) => void), [hear])
}
