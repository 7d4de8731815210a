//! Functions that are alike lie beside each other in the wasm: brotli then finds the second in the first, and a page
//! is some hundredths smaller. What the wasm does stays the same.

use crate::files::Files;
use std::collections::{BTreeMap, BTreeSet};
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

type Fault = reencode::Error<std::convert::Infallible>;

/// Orders the functions of every wasm among the files.
pub(crate) fn order(files: &mut Files) -> Result<(), String> {
    for (path, content) in &mut files.0 {
        if path.ends_with(".wasm") {
            *content = ordered(content).map_err(|why| format!("{path}: {why}"))?;
        }
    }
    Ok(())
}

fn ordered(wasm: &[u8]) -> Result<Vec<u8>, Fault> {
    let (imported, bodies) = functions(wasm)?;
    moved(wasm, imported, chain(&bodies))
}

/// The wasm with its functions in that order.
fn moved(wasm: &[u8], imported: u32, order: Vec<usize>) -> Result<Vec<u8>, Fault> {
    let mut places = vec![0; order.len()];
    for (new, &old) in (0..).zip(&order) {
        places[old] = new;
    }
    let mut moves = Moves {
        imported,
        order,
        places,
    };
    let mut module = Module::new();
    moves.parse_core_module(&mut module, Parser::new(0), wasm)?;
    Ok(module.finish())
}

/// Where each function goes.
struct Moves {
    /// How many functions come from outside: those have the first numbers, and keep them.
    imported: u32,
    /// The functions of the wasm in their new order, by their old numbers.
    order: Vec<usize>,
    /// The new number of each.
    places: Vec<u32>,
}

/// How many functions come from outside, and the code of the others.
fn functions(wasm: &[u8]) -> Result<(u32, Vec<&[u8]>), Fault> {
    let (mut imported, mut bodies) = (0, vec![]);
    for part in Parser::new(0).parse_all(wasm) {
        match part? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    Ok((imported, bodies))
}

/// How many marks a function has at most, and how many bytes one is made of.
const MARKS: usize = 64;
const WINDOW: usize = 6;

/// The numbers of the functions, such that each is followed by the one most like it of those that are left: the one that
/// shares most marks with it. Marks are hashes of short runs of bytes, the smallest of each function.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let marks: Vec<BTreeSet<u64>> = bodies.iter().map(|body| marks(body)).collect();
    let mut with: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (n, marks) in marks.iter().enumerate() {
        marks
            .iter()
            .for_each(|mark| with.entry(*mark).or_default().push(n));
    }
    // Where nothing is like it the largest goes on.
    let mut by_size: Vec<usize> = (0..bodies.len()).collect();
    by_size.sort_by_key(|&n| std::cmp::Reverse(bodies[n].len()));
    let (mut is_left, mut chain) = (vec![true; bodies.len()], vec![]);
    let mut largest = by_size.into_iter();
    let mut next = largest.next();
    while let Some(n) = next {
        is_left[n] = false;
        chain.push(n);
        let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
        for &other in marks[n].iter().flat_map(|mark| &with[mark]) {
            if is_left[other] {
                *shared.entry(other).or_default() += 1;
            }
        }
        // One that shares all of its few marks is more like it than one that shares as many of many.
        let likeness =
            |&(other, count): &(usize, usize)| count * 1000 / (MARKS + marks[other].len());
        let best = shared.into_iter().max_by_key(likeness);
        next = best
            .map(|(other, _)| other)
            .or_else(|| largest.find(|&n| is_left[n]));
    }
    chain
}

/// The marks of a function.
fn marks(body: &[u8]) -> BTreeSet<u64> {
    let hash = |run: &[u8]| {
        // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = run.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        hash ^ hash >> 29
    };
    let all: BTreeSet<u64> = body
        .windows(WINDOW.min(body.len().max(1)))
        .map(hash)
        .collect();
    all.into_iter().take(MARKS).collect()
}

impl Reencode for Moves {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Fault> {
        let own = old
            .checked_sub(self.imported)
            .and_then(|own| self.places.get(own as usize));
        Ok(own.map_or(old, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        new: &mut FunctionSection,
        old: FunctionSectionReader<'_>,
    ) -> Result<(), Fault> {
        let types = old.into_iter().collect::<Result<Vec<_>, _>>()?;
        for n in self.order.clone() {
            new.function(self.type_index(types[n])?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        new: &mut CodeSection,
        old: CodeSectionReader<'_>,
    ) -> Result<(), Fault> {
        let bodies = old.into_iter().collect::<Result<Vec<_>, _>>()?;
        for n in self.order.clone() {
            self.parse_function_body(new, bodies[n].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use walrus::ir::Value;
    use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module, ValType};

    /// A module whose functions give 5, 3 and 4, and one that calls the others; each is exported by its name.
    fn wasm() -> Vec<u8> {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        module.add_import_func("./page_bg.js", "log", kind);
        let giving = |module: &mut Module, number| {
            let mut builder = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
            builder.func_body().i32_const(number);
            builder.finish(vec![], &mut module.funcs)
        };
        let given = [5, 3, 4].map(|number| giving(&mut module, number));
        let mut builder = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
        builder.func_body().call(given[0]).drop().call(given[1]);
        let calling = builder.finish(vec![], &mut module.funcs);
        for (name, function) in ["five", "three", "four", "calling"]
            .into_iter()
            .zip([given[0], given[1], given[2], calling])
        {
            module.exports.add(name, function);
        }
        module.emit_wasm()
    }

    /// The numbers that a function holds, those of functions it calls in their places.
    fn numbers(module: &Module, function: FunctionId) -> Vec<i32> {
        let FunctionKind::Local(function) = &module.funcs.get(function).kind else {
            return vec![];
        };
        let block = function.block(function.entry_block());
        block
            .instrs
            .iter()
            .flat_map(|(instr, _)| match instr {
                walrus::ir::Instr::Const(constant) => match constant.value {
                    Value::I32(number) => vec![number],
                    _ => vec![],
                },
                walrus::ir::Instr::Call(call) => numbers(module, call.func),
                _ => vec![],
            })
            .collect()
    }

    #[test]
    fn every_function_is_the_one_that_its_name_says() {
        let old = wasm();
        let new = moved(&old, 1, vec![2, 0, 3, 1]).unwrap();
        assert_ne!(old, new);
        let module = Module::from_buffer(&new).unwrap();
        for (name, holds) in [
            ("five", vec![5]),
            ("three", vec![3]),
            ("four", vec![4]),
            ("calling", vec![5, 3]),
        ] {
            let function = module.exports.get_func(name).unwrap();
            assert_eq!(numbers(&module, function), holds, "{name}");
        }
        let back = moved(&new, 1, vec![1, 3, 0, 2]).unwrap();
        assert_eq!(back, moved(&old, 1, vec![0, 1, 2, 3]).unwrap());
        assert_eq!(functions(&old).unwrap().1.len(), 4);
        assert!(Module::from_buffer(&ordered(&old).unwrap()).is_ok());
    }

    #[test]
    fn functions_that_are_alike_follow_each_other() {
        let bodies = [
            "a row of tiles, long",
            "quite another thing!",
            "a row of tiles, longer",
            "quite another",
            "",
        ];
        let order = chain(&bodies.map(str::as_bytes));
        assert_eq!(order, [2, 0, 1, 3, 4]);
    }

    #[test]
    fn what_is_no_wasm_is_named() {
        let mut files = Files::default();
        files.add("a.wasm".into(), b"long".to_vec()).unwrap();
        assert!(order(&mut files).unwrap_err().starts_with("a.wasm: "));
    }
}
