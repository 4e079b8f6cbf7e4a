/**
 * A third set, written after the tables were mended by the second and before the parser saw any of it. The first reading of
 * it: precision 0.972, recall 0.977, one of six messages without a request filled. Mended to since.
 */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const THIRD_HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
Namaste, 40x40 100x92 cambric RFD chahiye 54", teen hazar meter, Indore 452001 bhejna hai
    => cotton 1:100, #102, yarns 40 40, threads 100 92, finished rfd, 54", 3000 metre, to 452001
sheeting kora 20s 20s 60 60 panna 63 power loom 1 lakh meter 45 din udhar
    => cotton 1:100, #106, yarns 20 20, greige, 63", loom power_loom, 100000 metre, credit 45
URGENT REQ: RAYON TWILL DYED 58" BOTTLE GREEN/MUSTARD/RUST 700 MTR EACH
    => rayon 4:100, #202, finished dyed, 58", colours BOTTLE GREEN; MUSTARD; RUST, 2100 metre, each 700 700 700
dear team, reqd. cotton satin 40x40/144x80 white rfd, w 63", 15000m, rate target 92, pay 60 days
    => cotton 1:100, #109, yarns 40 40, threads 144 80, finished rfd, 63", 15000 metre, target 92, credit 60
bhai ji lycra denim 11 oz 62 inch 98/2, 7500 mtr ka rate
    => denim 1:98+9:2, #302, finished denim, 373 gsm, 62", 7500 metre
malmal 92/80 kora 42" 200 than chahiye 30 din me
    => cotton 1:100, #104, threads 92 80, greige, 42", 20000 metre, by 2026-12-18
voile printed 54 panna, 9 design, har design 450 mtr, Jaipur 302017 delivery
    => cotton 1:100, #103, finished printed, 54", colours 9, 4050 metre, each 450 450 450 450 450 450 450 450 450, to 302017
TC drill 20x16 108x56 khaki 58" 8000mtr uniform, 80/20
    => polyester 2:80+1:20, #411, yarns 20 16, threads 108 56, finished dyed, colours khaki, 58", 8000 metre
georgette 60 gsm 44" dyed pista green 3000 mtr, sample kal chahiye
    => polyester 2:100, #401, 60 gsm, 44", finished dyed, colours pista green, 3000 metre
rayon slub 14.5 kg dyed wine 44" 2500 mtr
    => rayon 4:100, #203, 145 glm, finished dyed, colours wine, 44", 2500 metre
chambray indigo 40s 58" 2,200 m, lead time 25 days
    => cotton 1:100, #112, finished yarn_dyed, colours indigo, yarns 40 40, 58", 2200 metre, by 2026-12-13
organic cotton sateen 60x60 173x104 rfd 118" 2000 mtr
    => cotton 13:100, #109, yarns 60 60, threads 173 104, finished rfd, 118", 2000 metre
poplin laal 500 mtr, peela 700 mtr, kala 900 mtr, dyed 58"
    => cotton 1:100, #101, finished dyed, colours red; yellow; black, 2100 metre, each 500 700 900, 58"
mini matt 300d dyed grey colour 58" 12k mtr GRS nahi chahiye
    => polyester 2:100, #407, yarns 300D 300D, finished dyed, colours grey, 58", 12000 metre
canvas 2/20 x 2/20 44x38 greige 48" do lakh meter bhiwandi 421302 landed
    => cotton 1:100, #110, yarns 2/20 2/20, threads 44 38, greige, 48", 200000 metre, to 421302
pv suiting 80:20 black 58" 240gsm 4k mtr cash me
    => polyester 2:80+4:20, #412, finished dyed, colours black, 58", 240 gsm, 4000 metre, credit 0
lawn 80x80 92x88 printed 58 ya 54 panna 3000 mtr
    => cotton 1:100, #105, yarns 80 80, threads 92 88, finished printed, 3000 metre
1) cotton flannel check 58" 2000 mtr 2) cotton corduroy 14 wale brown 58" 1500 mtr
    => cotton 1:100, #114, finished yarn_dyed, 58", 2000 metre | cotton 1:100, #118, finished dyed, colours brown, 58", 1500 metre
cambric dyed 3000 mtr, voile dyed 2000 mtr, sab 44 panna 20 din me
    => cotton 1:100, #102, finished dyed, 3000 metre, 44", by 2026-12-08 | cotton 1:100, #103, finished dyed, 2000 metre, 44", by 2026-12-08
bill no 4060 ka balance 58000 bhej diya
    => nothing
aap 44 ya 58 kis panne me dete ho
    => nothing
office 402, Poplin Plaza, Ring Road
    => nothing
`,
  ),
  ...enquiryLines(
    'BD',
    `
bhai poplin 40x40 110x70 dyed nil 57" 10 hajar goj, 20 diner vitor lagbe
    => cotton 1:100, #101, yarns 40 40, threads 110 70, finished dyed, colours blue, 57", 10000 yard, by 2026-12-08
CVC 55/45 oxford 40x32 white 58" 15k yds CIF Chattogram LC 90 days
    => cotton 1:55+2:45, #111, yarns 40 32, finished dyed, colours white, 58", 15000 yard, to Chattogram, credit 90
twill 16x12 108x56 63" kora ek lakh goj, dam koto
    => cotton 1:100, #107, yarns 16 12, threads 108 56, 63", greige, 100000 yard
taffeta 210T silver 5000 yds in house 25 December
    => polyester 2:100, #405, finished dyed, colours silver, 5000 yard, by 2026-12-25
stretch twill 97/3 20x16+40D 57" olive, khaki 4000 yds each
    => cotton 1:97+9:3, #121, yarns 20 16+40D, 57", finished dyed, colours olive; khaki, 8000 yard, each 4000 4000
apnar shipment kobe asbe?
    => nothing
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Please quote: cotton canvas 12oz natural loomstate 160 cm, 3.500 m, delivered Hamburg by 30 Jan 2027
    => cotton 1:100, #110, 406.9 gsm, greige, 63", 3500 metre, to Hamburg, by 2027-01-30
viscose challis AOP 3 prints x 800 yds 57" target $2.10
    => rayon 4:100, #201, finished printed, colours 3, 2400 yard, each 800 800 800, 57", target 2.10
100% recycled polyester satin 75D dyed ivory 150 cm 1,200 m RCS
    => polyester 3:100, #404, yarns 75D 75D, finished dyed, colours ivory, 59", 1200 metre, certified rcs
seersucker stripe 57" 900 yds, payment 30% advance balance before shipment
    => cotton 1:100, #116, finished yarn_dyed, 57", 900 yard, credit 0
linen look cotton slub 54" dyed sand 1400 yds
    => cotton 1:100, #115, 54", finished dyed, colours sand, 1400 yard
Could you send your company profile and MOQ list?
    => nothing
`,
  ),
];
