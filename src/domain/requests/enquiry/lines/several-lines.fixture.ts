/** Several fabrics in one message. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const SEVERAL_LINES = [
  ...enquiryLines(
    'IN',
    `
1) cambric 60x60 92x88 kora 44 panna 10000 mtr⏎2) poplin 40x40 133x72 kora 63 panna 5000 mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 44", 10000 metre | cotton 1:100, #101, yarns 40 40, threads 133 72, greige, 63", 5000 metre
Need rates:⏎- Cambric 60x60/92x88 dyed 3000 mtr⏎- Rayon 14kg printed 4000 mtr⏎- Denim 10oz 2000 mtr⏎Delivery 395003, payment 30 days
    => cotton 1:100, #102, yarns 60 60, threads 92 88, finished dyed, 3000 metre, credit 30, to 395003 | rayon 4:100, finished printed, 140 glm, 4000 metre, credit 30, to 395003 | denim, finished denim, 339.1 gsm, 2000 metre, credit 30, to 395003
cambric kora 44 panna 5000 mtr aur poplin kora 48 panna 3000 mtr bhejo
    => cotton 1:100, #102, greige, 44", 5000 metre | cotton 1:100, #101, greige, 48", 3000 metre
georgette dyed black 2000 mtr; chiffon dyed white 1000 mtr
    => polyester 2:100, #401, finished dyed, colours black, 2000 metre | polyester 2:100, #402, finished dyed, colours white, 1000 metre
40x40 133x72 poplin rfd 58" 10k mtr⏎20x20 108x56 twill rfd 58" 5k mtr⏎20 din me chahiye
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished rfd, 58", 10000 metre, by 2026-12-08 | cotton 1:100, #107, yarns 20 20, threads 108 56, finished rfd, 58", 5000 metre, by 2026-12-08
poplin 40s 58" dyed 3000m target 85 + cotton satin 58" dyed 2000m target 120
    => cotton 1:100, #101, yarns 40 40, finished dyed, 58", 3000 metre, target 85 | cotton 1:100, #109, finished dyed, 58", 2000 metre, target 120
Cambric⏎60x60/92x88⏎44"⏎kora⏎10000 mtr⏎⏎Sheeting⏎20x20/60x60⏎63"⏎kora⏎20000 mtr
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 44", 10000 metre | cotton 1:100, #106, yarns 20 20, threads 60 60, greige, 63", 20000 metre
Quality 1: CVC 60/40 twill dyed 4000 mtr⏎Quality 2: 98/2 cotton lycra twill dyed 3000 mtr
    => cotton 1:60+2:40, #107, finished dyed, 4000 metre | cotton 1:98+9:2, #121, finished dyed, 3000 metre
`,
  ),
  ...enquiryLines(
    'BD',
    `
a. 65/35 TC poplin 45x45/110x76 white 57" 30000 yds⏎b. cotton twill 20x16/128x60 dyed 57" 20000 yds⏎CNF Chittagong
    => polyester 2:65+1:35, #410, yarns 45 45, threads 110 76, finished dyed, colours white, 57", 30000 yard, to Chittagong | cotton 1:100, #107, yarns 20 16, threads 128 60, finished dyed, 57", 20000 yard, to Chittagong
`,
  ),
  ...enquiryLines(
    'INTL',
    `
We are interested in the following:⏎1. Cotton voile 80x80/80x72, 54", printed, 3000 yds⏎2. Cotton lawn 80x80/92x88, 58", printed, 5000 yds⏎All to be delivered by 15 January 2027
    => cotton 1:100, #103, yarns 80 80, threads 80 72, finished printed, 54", 3000 yard, by 2027-01-15 | cotton 1:100, #105, yarns 80 80, threads 92 88, finished printed, 58", 5000 yard, by 2027-01-15
`,
  ),
];
