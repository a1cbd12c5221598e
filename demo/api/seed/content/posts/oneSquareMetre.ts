import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const oneSquareMetre: SeedPost = {
  id: 9,
  text: {
    en: {
      title: 'One square metre',
      summary:
        'The yoga hall grows a square metre at a time, at ₹11,000 each. What is inside such a metre, and why the roof is five weeks late.',
      body: `<p>When somebody gives ₹11,000 for the hall, I am asked to show them their square metre. I take them to the terrace and point. It is a strange moment. Some of them stand on it. One lady took off her shoes first.</p>
<p>I am the mason, so I shall say it in a mason's way. There are 240 of these metres. On the day I write, the foundations of all of them are in the ground, the walls stand to the height of my shoulder, and there is no roof.</p>
<h2>What ₹11,000 buys</h2>
<figure><table><thead><tr><th>Part</th><th>For one square metre</th></tr></thead><tbody>
<tr><td>Digging and foundation</td><td>₹1,300</td></tr>
<tr><td>Stone walls</td><td>₹3,400</td></tr>
<tr><td>Deodar beams and carpentry</td><td>₹2,900</td></tr>
<tr><td>Slate roof</td><td>₹1,700</td></tr>
<tr><td>Floor</td><td>₹1,100</td></tr>
<tr><td>Windows to the east</td><td>₹600</td></tr>
<tr><td><strong>Together</strong></td><td><strong>₹11,000</strong></td></tr>
</tbody></table><figcaption>From the estimate of September 2025. A little more than half of every line is wages.</figcaption></figure>
<p>Cement would be cheaper. A hall of cement blocks with a tin roof could be had for about ₹7,500 a metre, and it would have been finished by now. We talked about it for two evenings. In the end three things decided it. The stone lies in the river bed, a hundred metres away. The people who can cut it live here and will need work next year too. And tin in the rain is so loud that no one could hear the teacher.</p>
<h2>Why a hall</h2>
<p>The morning class began in 2009 with nine people on a veranda made for twenty-five. In January this year I counted sixty-one. The ones at the edge have one foot in the weather. They do not complain, because it is free and because the old postmaster, who is one of them, says that standing in the rain is also a posture.</p>
<p>The class will stay free, and open to everyone. On weekday afternoons the school will use the hall for what the veranda cannot hold: the prize day, the parents' meeting, examinations in the wet months. On the first Sunday of the month it takes the overflow of the medical camp.</p>
<h2>The wood that was sent back</h2>
<p>Now for the five weeks. In November two lorries brought the deodar. It was handsome, straight and, by my knife, wet. Wood for beams should hold no more than about one part of water in eight. This held nearly one in four. Wet beams can be put up. They look very well for a year, and then they twist, and the slates slide off like plates from a tilted tray.</p>
<p>The seller said that it would dry in place. I said that it would dry in his place. There was a long conversation, in which our treasurer, Mohan Dangwal, drank seven cups of tea. The wood went back. The seller took back the cost of one lorry, and we lost the cost of the other, ₹23,500. It is in the building account under "carriage, lost".</p>
<p>I had looked at the seller's yard in September, and I had looked at the top of the stack only. One should look at the bottom. I have built for thirty-one years, and I know it, and I did not bend down.</p>
<blockquote><p>A wall can be mended by the one who built it. A roof is mended by everybody below it.</p></blockquote>
<h2>Where it stands</h2>
<ul>
<li>Foundation stone: 2 October 2025</li>
<li>Walls to shoulder height: January 2026</li>
<li>Dry beams, from another seller, measured with a meter in every tenth piece: expected in March</li>
<li>Roof closed before the rains, if nothing else happens; otherwise after them</li>
</ul>
<p>I put "if nothing else happens" into every paper that I sign. The trustees used to cross it out. Since November they leave it in.</p>
<p>The hall has a fund of its own. What is given for it is spent on nothing else, and it is not mixed with the running costs of the kitchen or the school. If there is more than the 240 metres need, the rest goes to mats, and after that to the mending of the old veranda, which after seventeen years of elbows deserves it.</p>`,
    },
  },
  author: { en: 'Anil Painuli, mason', hi: 'अनिल पैन्यूली, राजमिस्त्री' },
  picture: picture('yoga-hall'),
  publishedAt: '2026-02-17T07:00:00+05:30',
  tags: ['building', 'accounts'],
}
