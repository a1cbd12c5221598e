/** Addresses of the drawings that several screens use. */
import emblem from '../../artwork/emblem.svg'
import emblemColor from '../../artwork/emblem-color.svg'
import gate from '../../artwork/gate.svg'
import lamp from '../../artwork/lamp.svg'
import mendedPath from '../../artwork/mended-path.svg'
import riverDawn from '../../artwork/river-dawn.svg'
import riverDawnTall from '../../artwork/river-dawn-tall.svg'
import waitingBoat from '../../artwork/waiting-boat.svg'

export const artwork = { emblem, emblemColor, gate, lamp, mendedPath, riverDawn, riverDawnTall, waitingBoat }
