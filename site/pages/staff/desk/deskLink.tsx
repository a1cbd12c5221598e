import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A page of the staff desk, and one thing on it. */
export const deskPath = (...parts: string[]): string => ['/staff', ...parts].join('/')

/** A link to a page of the desk, or to one thing on it. */
export const deskLink = (words: ReactNode, ...parts: string[]) => <Link to={deskPath(...parts)}>{words}</Link>
