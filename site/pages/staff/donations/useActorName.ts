import { useTexts } from '../../../texts/useTexts.ts'

/** Who acted, in words: a person's own name stays as it is. */
export const useActorName = () => {
  const actors: Readonly<Record<string, string>> = useTexts('desk').donations.actors
  return (actor: string): string => actors[actor] ?? actor
}
