/** Rayon, polyester, blends and denim as buyers in India ask for them. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const MAN_MADE_LINES = [
  ...enquiryLines(
    'IN',
    `
rayon 30x30 68x64 kora 48 panna 20000 mtr
    => rayon 4:100, yarns 30 30, threads 68 64, greige, 48", 20000 metre
14 kg rayon dyed 44 panna 10 colour 1000 mtr per colour
    => rayon 4:100, finished dyed, colours 10, 44", 140 glm, 10000 metre, each 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000
Rayon 16kg printed 5000 mtr 44"
    => rayon 4:100, finished printed, 44", 160 glm, 5000 metre
liva rayon slub 30x30 64x56 dyed 54" 3000 mtr
    => rayon 4:100, #203, yarns 30 30, threads 64 56, finished dyed, 54", 3000 metre
viscose challis 30s 68x64 58" rfd 8000 mtr
    => rayon 4:100, #201, yarns 30 30, threads 68 64, finished rfd, 58", 8000 metre
viscose georgette 42 panna kora 5000 mtr
    => rayon 4:100, #208, greige, 42", 5000 metre
rayon crepe dyed maroon 2000 mtr
    => rayon 4:100, #204, finished dyed, colours maroon, 2000 metre
rayon twill 30x30 124x64 58" airjet grey 15000 mtr
    => rayon 4:100, #202, yarns 30 30, threads 124 64, greige, 58", 15000 metre, loom air_jet
rayon satin 40x40 140x72 dyed wine 58" 1500 mtr
    => rayon 4:100, #205, yarns 40 40, threads 140 72, finished dyed, colours wine, 58", 1500 metre
modal 40x40 100x80 rfd 58" 3000 mtr
    => rayon 5:100, yarns 40 40, threads 100 80, finished rfd, 58", 3000 metre
tencel 60x60 110x90 dyed 58 inch 2000 mtr
    => rayon 6:100, yarns 60 60, threads 110 90, finished dyed, 58", 2000 metre
georgette 75Dx75D 76x62 kora 44 panna waterjet 30000 mtr
    => polyester 2:100, #401, yarns 75D 75D, threads 76 62, greige, 44", 30000 metre, loom water_jet
60 gram georgette kora 52 panna 10000 mtr
    => polyester 2:100, #401, greige, 52", 60 gsm, 10000 metre
chiffon 50D 44 panna dyed 8 rang 5000 mtr
    => polyester 2:100, #402, yarns 50D 50D, finished dyed, colours 8, 44", 5000 metre
polyester crepe 58" printed 3 design 3000 mtr
    => polyester 2:100, #403, finished printed, colours 3, 58", 3000 metre
poly satin 50D x 75D 240x84 58" dyed red 2500 mtr
    => polyester 2:100, #404, yarns 50D 75D, threads 240 84, finished dyed, colours red, 58", 2500 metre
satin 75D/36F x 150D/48F 180x80 dyed gold 4000 mtr
    => polyester 2:100, #404, yarns 75D 150D, threads 180 80, finished dyed, colours gold, 4000 metre
taffeta 190T black 58" 6000 mtr
    => polyester 2:100, #405, finished dyed, colours black, 58", 6000 metre
mini matt 300Dx300D 56x46 dyed 58 inch 10k mtr
    => polyester 2:100, #407, yarns 300D 300D, threads 56 46, finished dyed, 58", 10000 metre
polyester oxford 600D 58" black 3000 mtr
    => polyester 2:100, #408, yarns 600D 600D, finished dyed, colours black, 58", 3000 metre
gabardine 150Dx150D 130x74 dyed navy 58" 4000m
    => polyester 2:100, #409, yarns 150D 150D, threads 130 74, finished dyed, colours navy, 58", 4000 metre
organza 20D 44 panna white 2000 mtr
    => polyester 2:100, #413, yarns 20D 20D, finished dyed, colours white, 44", 2000 metre
pongee 75Dx75D 130x110 rfd 58" 5000 mtr
    => polyester 2:100, #406, yarns 75D 75D, threads 130 110, finished rfd, 58", 5000 metre
150D/48F x 150D/48F 100x64 polyester grey 58" 10000 mtr
    => polyester 2:100, yarns 150D 150D, threads 100 64, greige, 58", 10000 metre
65/35 TC poplin 45x45 110x76 grey 63" 25000 mtr
    => polyester 2:65+1:35, #410, yarns 45 45, threads 110 76, greige, 63", 25000 metre
TC 80/20 45x45 96x72 pocketing kora 44 panna 30000 mtr
    => polyester 2:80+1:20, yarns 45 45, threads 96 72, greige, 44", 30000 metre
PC twill 65/35 20x16 108x56 dyed navy 58" 5000 mtr
    => polyester 2:65+1:35, #411, yarns 20 16, threads 108 56, finished dyed, colours navy, 58", 5000 metre
CVC 60/40 twill 20x16 108x56 dyed 58" 4000 mtr
    => cotton 1:60+2:40, #107, yarns 20 16, threads 108 56, finished dyed, 58", 4000 metre
52/48 cvc 30x30 76x68 grey 10000 mtr
    => cotton 1:52+2:48, yarns 30 30, threads 76 68, greige, 10000 metre
PV suiting 65/35 2/30 x 2/30 64x54 58" grey colour 3000 mtr dyed
    => polyester 2:65+4:35, #412, yarns 2/30 2/30, threads 64 54, finished dyed, colours grey, 58", 3000 metre
PV 70/30 suiting 240 gsm navy 58" 2000 mtr
    => polyester 2:70+4:30, #412, finished dyed, colours navy, 58", 240 gsm, 2000 metre
98/2 cotton lycra twill 20x16+70D 130x56 dyed 58" 6000 mtr
    => cotton 1:98+9:2, #121, yarns 20 16+70D, threads 130 56, finished dyed, 58", 6000 metre
97% cotton 3% spandex stretch satin dyed black 2500 mtr 57 inch
    => cotton 1:97+9:3, #121, finished dyed, colours black, 57", 2500 metre
cotton linen 55/45 dyed 54" 1500 mtr
    => cotton 1:55+7:45, finished dyed, 54", 1500 metre
60% cotton 40% viscose 40x40 100x72 rfd 3000 mtr
    => cotton 1:60+4:40, yarns 40 40, threads 100 72, finished rfd, 3000 metre
rayon cotton 70/30 printed 44 panna 2000 mtr
    => rayon 4:70+1:30, finished printed, 44", 2000 metre
recycled polyester georgette GRS dyed 58" 5000 mtr
    => polyester 3:100, #401, finished dyed, 58", 5000 metre, certified grs
denim 10 oz 58" indigo 5000 mtr
    => denim, finished denim, 58", 339.1 gsm, 5000 metre
rigid denim 7x7 68x42 14.5oz 58 inch 10000 mtr
    => denim, #301, yarns 7 7, threads 68 42, finished denim, 58", 491.6 gsm, 10000 metre
stretch denim 10x16+70D 86x54 9.5 oz 20k mtr 60 days
    => denim, #302, yarns 10 16+70D, threads 86 54, finished denim, 322.1 gsm, 20000 metre
black denim 11oz 3000 mtr target 165
    => denim, #305, finished denim, 373 gsm, 3000 metre, target 165
light denim shirting 4.5 oz 58" 4000 mtr
    => denim, #306, finished denim, 58", 152.6 gsm, 4000 metre
98% cotton 2% elastane denim 10oz 8000 mtr
    => denim 1:98+9:2, finished denim, 339.1 gsm, 8000 metre
slub denim 8x8 66x42 58" 6000 mtr 380001 delivery
    => denim, #304, yarns 8 8, threads 66 42, finished denim, 58", 6000 metre, to 380001
Gorgette kora chahiye 44 panna 10000 mtr 10 din mein
    => polyester 2:100, #401, greige, 44", 10000 metre, by 2026-11-28
rayon rfd 58 panna 120 gsm 5000 mtr target rate ₹62 payment 30 days
    => rayon 4:100, finished rfd, 58", 120 gsm, 5000 metre, credit 30, target 62
cotton rate chahiye 100 gsm dyed 150 cm 2000 mtr
    => cotton 1:100, finished dyed, 59", 100 gsm, 2000 metre
`,
  ),
];
